/** The letters on the players' pawns. */

interface Named {
  readonly seat: number;
  readonly name: string;
}

/** The first letter of the name, or the seat number if two players share that letter. */
export function lettersOf(seats: readonly Named[]): ReadonlyMap<number, string> {
  const initials = seats.map(({ name }) => [...name.trim()][0]?.toUpperCase() ?? '');
  const isAlone = (initial: string) =>
    initial !== '' && initials.filter((other) => other === initial).length === 1;
  return new Map(
    seats.map(({ seat }, index) => {
      const initial = initials[index] ?? '';
      return [seat, isAlone(initial) ? initial : String(seat + 1)];
    }),
  );
}
