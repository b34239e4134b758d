import { limits } from '#generated/server/limits.ts';

/** A variant as a chip on a card. */
export interface FamilyChip {
  readonly id: string;
  readonly slug: string;
  /** The label that distinguishes it from the others: «A2», «M · синие». */
  readonly label: string;
}

/** Width of one row of chips on the narrowest phone card, in characters. */
const ROOM = 21;
/** Padding and gap of a chip, and the minimum width of its label, in characters. */
const AROUND = 2.5;
const LEAST = 2;
/** «+13». */
const REST = 3.5;
/** A longer label is shortened, so that two are beside each other. */
const LONGEST = 6;
const MAX_CHIPS = limits['ProductFamily.variants'];

function widthOf({ label }: FamilyChip): number {
  return Math.min(Math.max(label.length, LEAST), LONGEST) + AROUND;
}

/**
 * The variants that a card shows in one row: all of a family if they fit; otherwise the product's
 * own and as many of the first ones as fit beside it and the «+13» chip.
 * @param members in the order of `sortVariants`, including the product
 */
export function chooseChips(members: readonly FamilyChip[], productID: string): FamilyChip[] {
  const needed = members.reduce((sum, member) => sum + widthOf(member), 0);
  if (members.length <= MAX_CHIPS && needed <= ROOM) return [...members];
  const own = members.filter(({ id }) => id === productID);
  const chosen = new Set(own);
  let left = ROOM - REST - own.reduce((sum, member) => sum + widthOf(member), 0);
  for (const member of members) {
    if (chosen.has(member)) continue;
    left -= widthOf(member);
    if (left < 0 || chosen.size === MAX_CHIPS) break;
    chosen.add(member);
  }
  return members.filter((member) => chosen.has(member));
}
