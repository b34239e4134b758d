import type { FinDocument } from '#generated/api/model/index.ts';

/** Financial documents, as text. */
export const documentLabels: Record<FinDocument, string> = {
  Invoice: 'Счета',
  TransferDocument: 'УПД',
  ReconciliationReport: 'Акты сверки',
  Contract: 'Договоры',
};
