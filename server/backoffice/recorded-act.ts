/** More of a command is its text. */
const WORDS = 4;

/** What names a record or a step: no address, no phone, no sentence. */
const PLAIN = /^(?!\+)[\w=.-]{1,40}$/;
const PHONE = /^[78]\d{10}$/;

/**
 * A command as its audit record has it: `ticket 1003 grant …`. Contacts and texts become an ellipsis.
 */
export function recordedAct(args: readonly string[]): string {
  const words = args
    .slice(0, WORDS)
    .map((word) => (PLAIN.test(word) && !PHONE.test(word) ? word : '…'));
  const isLonger = args.length > WORDS && words.at(-1) !== '…';
  return [...words, ...(isLonger ? ['…'] : [])]
    .filter((word, index, all) => word !== '…' || all[index - 1] !== '…')
    .join(' ');
}
