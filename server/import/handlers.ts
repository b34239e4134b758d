import { and, desc, eq } from 'drizzle-orm';
import { lockOwnCart } from '#server/cart/cart-call.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { countCall } from '#server/contract/limits/call-limit.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { requireSession } from '#server/contract/session.ts';
import { products } from '#server/db/schema/catalog.ts';
import { readFile } from '#server/import/read/read-file.ts';
import { MAX_BYTES, TableError } from '#server/import/read/table.ts';
import { addImported } from './add-to-cart.ts';
import { writeRows, writeTemplate } from './documents.ts';
import { viewImport } from './import-view.ts';
import {
  applyChoices,
  contractFor,
  getImport,
  matchFile,
  storeImport,
  updateImport,
} from './imports.ts';

/** Rate limit of files per user. */
const LIMIT = { calls: 60, windowMs: 3_600_000 };

/** Errors of a file respond with 422, because the user can fix them. */
function reject(error: unknown): never {
  if (!(error instanceof TableError)) throw error;
  throw new ApiProblem(422, error.message, { reason: error.reason, cause: error });
}

function toFile(value: unknown): File {
  if (value instanceof File) return value;
  throw new ApiProblem(400, 'Приложите файл', {
    reason: 'ValidationFailed',
    errors: [{ path: '/file', message: 'Поле обязательно для заполнения' }],
  });
}

function attachment(name: string) {
  return { 'Content-Disposition': `attachment; filename="${name}"` };
}

export const importHandlers = {
  importProducts: async (request, context) => {
    const { userID } = requireSession(context);
    const { db } = context;
    const now = context.now();
    const file = toFile(request.body.file);
    if (file.size > MAX_BYTES) {
      throw new ApiProblem(413, 'Файл больше 5\u00a0МБ', { reason: 'TooLarge' });
    }
    await countCall(db, `import:${userID}`, LIMIT, now);
    const partnerID = request.body.partnerID ?? null;
    const contractID = await contractFor(db, userID, partnerID, now);
    const sheets = await readFile(new Uint8Array(await file.arrayBuffer()), file.name).catch(
      reject,
    );
    const matched = await matchFile(db, sheets).catch(reject);
    return withIdempotency(context, 'importProducts', request, async (tx) => {
      const owner = { userID, partnerID, fileName: file.name };
      const record = await storeImport(tx, owner, matched, now);
      return { status: 201, body: await viewImport(tx, record, contractID, now) };
    });
  },

  chooseImportProducts: ({ body }, context) => {
    const { userID } = requireSession(context);
    const now = context.now();
    return context.db.transaction(async (tx) => {
      const record = await getImport(tx, userID, body.importID, now, { lock: true });
      const chosen =
        body.choices.length === 0
          ? record
          : await updateImport(tx, record, applyChoices(record.rows, body.choices));
      const contractID = await contractFor(tx, userID, record.partnerID, now);
      return { status: 200, body: await viewImport(tx, chosen, contractID, now) };
    });
  },

  downloadImport: async ({ body }, context) => {
    const { userID } = requireSession(context);
    const { db } = context;
    if (body.document === 'Template') {
      const examples = await db
        .select({ vendorCode: products.vendorCode, name: products.name })
        .from(products)
        .where(and(eq(products.listed, true), eq(products.available, true)))
        .orderBy(desc(products.popularity), products.id)
        .limit(3);
      return { status: 200, body: writeTemplate(examples), headers: attachment('zakaz.xlsx') };
    }
    if (body.importID === undefined) {
      throw new ApiProblem(422, 'Скажите, какой файл', { reason: 'ImportRequired' });
    }
    const record = await getImport(db, userID, body.importID, context.now());
    const now = context.now();
    const contractID = await contractFor(db, userID, record.partnerID, now);
    const rows = writeRows(await viewImport(db, record, contractID, now), body.outcomes ?? []);
    return { status: 200, body: rows, headers: attachment('stroki.xlsx') };
  },

  importCartProducts: (request, context) =>
    withIdempotency(context, 'importCartProducts', request, async (tx) => ({
      status: 200,
      body: await addImported(await lockOwnCart(context, tx), request.body),
    })),
} satisfies Partial<Handlers>;
