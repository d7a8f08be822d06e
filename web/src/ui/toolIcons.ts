/** The icons of the tools for picked pieces, cards and blocks, which the first board does not need. */

/** The path of an icon in a square of 24. */
export type IconPath = `M${string}`;

export const TOOL_ICONS = {
  turn: 'M18.5 12 A6.5 6.5 0 1 1 15.6 6.6 M15.9 2.8 L16.2 7 L12 7.3',
  'turn-back': 'M5.5 12 A6.5 6.5 0 1 0 8.4 6.6 M8.1 2.8 L7.8 7 L12 7.3',
  flip: 'M12 3 V21 M9 7 L3.5 12 L9 17 Z M15 7 L20.5 12 L15 17 Z',
  'tip-away': 'M6.5 12.5 H17.5 V21 H6.5 Z M12 9 V2.5 M8.6 5.8 L12 2.4 L15.4 5.8',
  'tip-near': 'M6.5 3 H17.5 V11.5 H6.5 Z M12 15 V21.5 M8.6 18.2 L12 21.6 L15.4 18.2',
  'roll-left': 'M12.5 6.5 V17.5 H21 V6.5 Z M9 12 H2.5 M5.8 8.6 L2.4 12 L5.8 15.4',
  'roll-right': 'M3 6.5 V17.5 H11.5 V6.5 Z M15 12 H21.5 M18.2 8.6 L21.6 12 L18.2 15.4',
  lowest: 'M12 2.5 V11 M8.4 7.8 L12 11.4 L15.6 7.8 M5 16 H19 M5 20.5 H19',
  next: 'M4.5 12 H13 M9.5 8 L13.5 12 L9.5 16 M18.5 5 V19',
  closer:
    'M15.5 15.5 L20.5 20.5 M17 10.5 A6.5 6.5 0 1 1 4 10.5 A6.5 6.5 0 1 1 17 10.5 M10.5 7.8 V13.2 M7.8 10.5 H13.2',
  whole: 'M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15',
} as const satisfies Record<string, IconPath>;
