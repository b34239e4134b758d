/** A variant as a card names it. */
export interface FamilyChip {
  readonly id: string;
  readonly slug: string;
  /** What tells it from the others: «A2», «M · синие». */
  readonly label: string;
}

/** Room for one row of chips on the narrowest card of a phone, in characters. */
const ROOM = 21;
/** A chip has edges and a gap after it; a short label is as wide as this many characters. */
const AROUND = 2.5;
const LEAST = 2;
/** «+13». */
const REST = 3.5;
/** A longer label is cut. */
const LONGEST = 12;
/** Bound of the contract. */
const MOST_CHIPS = 6;

function widthOf({ label }: FamilyChip): number {
  return Math.min(Math.max(label.length, LEAST), LONGEST) + AROUND;
}

/**
 * The variants that a card names in one row: all of a family if there is room; else the product's
 * own and as many of the first ones as fit beside it and the number of the others.
 * @param members by meaning, the product among them
 */
export function chooseChips(members: readonly FamilyChip[], productID: string): FamilyChip[] {
  const needed = members.reduce((sum, member) => sum + widthOf(member), 0);
  if (members.length <= MOST_CHIPS && needed <= ROOM) return [...members];
  const own = members.filter(({ id }) => id === productID);
  const chosen = new Set(own);
  let left = ROOM - REST - own.reduce((sum, member) => sum + widthOf(member), 0);
  for (const member of members) {
    if (chosen.has(member)) continue;
    left -= widthOf(member);
    if (left < 0 || chosen.size === MOST_CHIPS) break;
    chosen.add(member);
  }
  return members.filter((member) => chosen.has(member));
}
