/** A letter for each player's pawn. */

interface Named {
  readonly seat: number;
  readonly name: string;
}

/** The first letter of the name; if two are the same, the number of the seat, which is unique. */
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
