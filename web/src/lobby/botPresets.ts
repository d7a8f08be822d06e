/** Choices for a table against bots that answer several questions at once: how many, how strong, and how long a glass runs. */

import { botSetting, type Value } from '../net/editions.ts';
import { answerTo, type NewTable, questionsOf, type SettingQuestion, withinSeats } from './newTable.ts';
import { keyOf } from './settings.ts';
import { tableEdition } from './tableEditions.ts';

export const BOT_PRESETS = ['family', 'normal', 'fast'] as const;
export type BotPreset = (typeof BOT_PRESETS)[number];

/** `strength` and `longer` are counted in places of what is offered: strengths from the weakest, glasses from the default. */
const CHOICES: Readonly<Record<BotPreset, { opponents: number; strength: number; longer: number }>> = {
  family: { opponents: 1, strength: 0, longer: 1 },
  normal: { opponents: 2, strength: 1, longer: 0 },
  fast: { opponents: 2, strength: 2, longer: -1 },
};

/** The setting for the time of a race, in editions that have one. */
const GLASS = 'glass';

/** The table with the choices of a preset; whatever a preset does not name stays as it is. */
export function withPreset(preset: BotPreset, newTable: NewTable): NewTable {
  const { opponents, strength, longer } = CHOICES[preset];
  const offered = botSetting('strength').offered;
  const glass = glassOf(newTable, longer);
  return withinSeats({
    ...newTable,
    opponents,
    strength: keyOf(offered[Math.min(strength, offered.length - 1)] ?? null),
    settings: glass === undefined ? newTable.settings : { ...newTable.settings, [GLASS]: glass },
  });
}

const glassQuestion = ({ edition }: NewTable): SettingQuestion | undefined =>
  questionsOf(tableEdition(edition)).find(({ name }) => name === GLASS);

/** Whether a glass runs in races of the edition. */
export const isTimed = (newTable: NewTable): boolean => glassQuestion(newTable) !== undefined;

/** The offered time that many places above the default; undefined if the edition has no such setting. */
function glassOf(newTable: NewTable, longer: number): Value | undefined {
  const setting = glassQuestion(newTable)?.setting;
  if (!setting) return undefined;
  const times = setting.offered.filter((value) => typeof value === 'number').sort((a, b) => a - b);
  const usual = times.indexOf(Number(setting.default));
  return times[Math.min(Math.max(usual + longer, 0), times.length - 1)] ?? setting.default;
}

/** The preset whose choices the table has; undefined for a mixture. */
export function presetOf(newTable: NewTable): BotPreset | undefined {
  const glass = glassQuestion(newTable);
  return BOT_PRESETS.find((preset) => {
    const other = withPreset(preset, newTable);
    return (
      other.opponents === newTable.opponents &&
      other.strength === newTable.strength &&
      (glass === undefined || answerTo(glass, other) === answerTo(glass, newTable))
    );
  });
}

/** The preset for a strength: what a player of some level is offered first. */
export const presetOfStrength = (strength: string): BotPreset =>
  BOT_PRESETS[botSetting('strength').offered.findIndex((value) => keyOf(value) === strength)] ?? 'normal';
