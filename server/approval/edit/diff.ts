import type { ApprovalDiff, ApprovalField } from '#server/approval/schemas.ts';
import type { ApprovalSnapshot } from '#server/db/schema/approval.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

type Line = ApprovalSnapshot['lines'][number];
type LineChange = ApprovalDiff['lines'][number];

function toState(line: Line | undefined): LineChange['was'] {
  if (line === undefined) return null;
  const { quantity, price } = line;
  return { quantity, price, amount: quantity * price };
}

function lineChanges(was: readonly Line[], now: readonly Line[]): LineChange[] {
  const before = new Map(was.map((line) => [line.productID, line]));
  const after = new Map(now.map((line) => [line.productID, line]));
  const all = new Map([...before, ...after]);
  return [...all.values()].flatMap(({ productID, name }) => {
    const old = before.get(productID);
    const fresh = after.get(productID);
    const isSame = old?.quantity === fresh?.quantity && old?.price === fresh?.price;
    return isSame ? [] : [{ productID, name, was: toState(old), now: toState(fresh) }];
  });
}

/** The sections as text; the delivery with its cost, if both versions have recorded it. */
function sectionsOf(
  { fields, deliveryCost }: ApprovalSnapshot,
  hasCost: boolean,
): ApprovalSnapshot['fields'] {
  if (!hasCost || deliveryCost == null || fields.Delivery === null) return fields;
  const cost = deliveryCost === 0 ? 'бесплатно' : formatMoney(deliveryCost);
  return { ...fields, Delivery: `${fields.Delivery}, ${cost}` };
}

/** The difference between two versions: changed lines and sections, and the totals. */
export function diffOf(
  from: { version: number; snapshot: ApprovalSnapshot },
  to: { version: number; snapshot: ApprovalSnapshot },
): ApprovalDiff {
  const was = from.snapshot;
  const now = to.snapshot;
  const hasCost = was.deliveryCost !== undefined && now.deliveryCost !== undefined;
  const [before, after] = [sectionsOf(was, hasCost), sectionsOf(now, hasCost)];
  const fields = (Object.keys(after) as ApprovalField[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, was: before[field], now: after[field] }));
  return {
    fromVersion: from.version,
    toVersion: to.version,
    lines: lineChanges(was.lines, now.lines),
    fields,
    totalWas: was.total,
    totalNow: now.total,
  };
}

/** True when the user would see no difference. */
export function isSame({ lines, fields, totalWas, totalNow }: ApprovalDiff): boolean {
  return lines.length === 0 && fields.length === 0 && totalWas === totalNow;
}
