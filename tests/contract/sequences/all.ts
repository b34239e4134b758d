import { approvalSequences } from './approval.ts';
import { cartSequences } from './cart.ts';
import { checkoutSequences } from './checkout.ts';
import { choiceSequences } from './choices.ts';
import { companySequences } from './company.ts';
import { companyPeopleSequences } from './company-people.ts';
import { fileSequences } from './files.ts';
import { ownRecordSequences } from './own-records.ts';
import { refundSequences } from './refund.ts';
import type { Sequence } from './sequence.ts';
import { supportSequences } from './support.ts';

/** Every story, in the order in which they are told. */
export const allSequences: readonly Sequence[] = [
  ...refundSequences,
  ...ownRecordSequences,
  ...choiceSequences,
  ...cartSequences,
  ...checkoutSequences,
  ...companySequences,
  ...companyPeopleSequences,
  ...approvalSequences,
  ...supportSequences,
  ...fileSequences,
];
