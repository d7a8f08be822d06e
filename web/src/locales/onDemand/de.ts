/** German: where the messages are that the first board does not need. */

const files = import.meta.glob<string>(
  [
    '../../../../src/ubongo/locales/de/*.ftl',
    '!../../../../src/ubongo/locales/de/{common,board,home,home-*,run}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

export default files;
