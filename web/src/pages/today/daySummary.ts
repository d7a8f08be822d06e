/** What a player has done on a day, to share: no board, so that it gives nothing away. */

import { clock, ordinal, say } from '../../i18n/text.ts';
import type { DailyTask } from '../../net/daily.ts';
import { type CardWords, type Drawn, drawnOf } from '../../table/results/shareCard.ts';

export interface SharedDay {
  /** As the language writes it. */
  readonly date: string;
  readonly tasks: readonly DailyTask[];
  readonly link: string;
}

const NONE = '–';

/** The time of a task that was solved, or a dash. */
const timeOf = ({ own }: DailyTask): string => (own?.state === 'solved' ? clock(own.elapsed_ms) : NONE);

const placeOf = ({ place, solved }: DailyTask): string[] =>
  place === null ? [] : [say('today-place', { place: ordinal(place), count: solved })];

const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** "Ubongo · 24 Dec 2026 · easy 0:42 · hard 1:55 · solid – · cards 2:10", and the link. */
export function textOf({ date, tasks, link }: SharedDay): string {
  const times = tasks.map((task) => `${say(`today-${task.name}`)} ${timeOf(task)}`);
  return plain(`${['Ubongo', date, ...times].join(' · ')}\n${link}`);
}

/** The same as a picture. */
export function pictureOf({ date, tasks, link }: SharedDay): readonly Drawn[] {
  const words: CardWords = {
    title: `Ubongo · ${date}`,
    result: say('solo-solved-of', {
      count: tasks.filter(({ own }) => own?.state === 'solved').length,
      goal: tasks.length,
    }),
    rows: tasks.map((task) => ({
      line: [`${say(`today-${task.name}`)}: ${timeOf(task)}`, ...placeOf(task)].join(' · '),
      hasWon: task.own?.state === 'solved',
      ranks: [],
    })),
    link,
  };
  return drawnOf(words);
}
