import type { ApprovalDiff, ApprovalField } from '#server/approval/schemas.ts';
import type { ApprovalSnapshot } from '#server/db/schema/approval.ts';

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

/** The difference between two versions: changed lines and sections, and the totals. */
export function diffOf(
  from: { version: number; snapshot: ApprovalSnapshot },
  to: { version: number; snapshot: ApprovalSnapshot },
): ApprovalDiff {
  const was = from.snapshot;
  const now = to.snapshot;
  const fields = (Object.keys(now.fields) as ApprovalField[])
    .filter((field) => was.fields[field] !== now.fields[field])
    .map((field) => ({ field, was: was.fields[field], now: now.fields[field] }));
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
