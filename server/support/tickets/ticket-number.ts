/** A ticket's displayed number: «О-1003». */
export function ticketNumber(number: number): string {
  return `О-${number}`;
}
