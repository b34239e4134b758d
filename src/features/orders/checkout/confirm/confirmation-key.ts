import type { Campaign } from '#generated/api/model/campaign.ts';
import { dropDraft, readDraft, writeDraft } from '#src/browser/storage/form-drafts.ts';

/** What a user agrees to by confirming; kopecks. */
interface Agreement {
  total: number;
  version: number;
  /** Another one is another request. */
  campaign?: Campaign;
}

const draftOf = (checkoutID: string) => `confirmation of ${checkoutID}`;

/** The key of this agreement: stable while the agreement is the same, also over reloads. */
export function confirmationKey(
  checkoutID: string,
  { total, version, campaign = {} }: Agreement,
): string {
  const agreed = [total, version, ...Object.entries(campaign).flat()].join(' ');
  const known = readDraft(draftOf(checkoutID));
  if (known?.key && known.agreed === agreed) return known.key;
  const key = crypto.randomUUID();
  writeDraft(draftOf(checkoutID), { agreed, key });
  return key;
}

/** Removes the key after the response: the next agreement is another one. */
export function forgetConfirmation(checkoutID: string): void {
  dropDraft(draftOf(checkoutID));
}
