/** German, whole. */

const files: Record<string, string> = import.meta.glob('../../../src/ubongo/locales/de/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(files).join('\n');
