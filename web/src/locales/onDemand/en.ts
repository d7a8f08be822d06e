/** English: where the messages are that the first board does not need. */

const files = import.meta.glob<string>(
  [
    '../../../../src/ubongo/locales/en/*.ftl',
    '!../../../../src/ubongo/locales/en/{common,board,home,home-*,run}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

export default files;
