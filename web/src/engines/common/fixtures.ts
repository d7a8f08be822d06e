/** Lines as nobody would type them, for tests of the parsers of typed lines: the same in every run. */

const ODD = [
  '',
  ' ',
  '  ',
  'r9',
  'a0',
  'q99',
  'z1',
  'ſ1',
  'İ',
  '\u0000',
  '\u202e',
  '👨‍👩‍👧',
  '-1',
  '1e9',
  'constructor',
];

/** Lines of those words and of odd ones, some of them repeated very often. */
export function* oddLines(words: readonly string[], count: number): Generator<string> {
  const all = [...words, ...words, ...ODD, '__proto__', 'toString', 'r'.repeat(5000)];
  let state = 1;
  const below = (limit: number): number => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
  for (let line = 0; line < count; line += 1) {
    const length = below(20) === 0 ? 3000 : below(7);
    yield Array.from({ length }, () => all[below(all.length)]).join(below(4) === 0 ? '' : ' ');
  }
}
