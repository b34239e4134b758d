/** A ticket's number as people see it: «О-1003». */
export function ticketNumber(number: number): string {
  return `О-${number}`;
}
