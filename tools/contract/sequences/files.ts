import { workbookFile } from '#tools/contract/generate/files.ts';
import { isObject } from '#tools/contract/openapi/schema.ts';
import { pickProducts, plainProduct } from './choices.ts';
import type { Sequence } from './sequence.ts';

const first = plainProduct(2);
const second = plainProduct(3);

/** Vendor codes of the first plain products as a workbook. */
function workbook({ listed }: Readonly<Record<string, unknown>>): unknown {
  const rows = (Array.isArray(listed) ? listed : [])
    .filter((item) => isObject(item) && item.packSize === 1)
    .slice(2, 4)
    .map(({ vendorCode }) => [String(vendorCode), '2']);
  return { file: workbookFile([['Артикул', 'Количество'], ...rows]) };
}

/** Shared lists and imported files. */
export const fileSequences: readonly Sequence[] = [
  {
    name: 'share',
    title: 'Products are shared and opened by others',
    as: 'main',
    steps: [
      pickProducts,
      {
        call: 'shareProducts',
        does: 'share two products',
        body: {
          kind: 'Products',
          products: [
            { productID: first, quantity: 2 },
            { productID: second, quantity: 1 },
          ],
          note: 'Проверка $unique',
        },
        save: { share: '/id' },
        same: { '/kind': 'Products' },
        sameRule: 'created-unlike-sent',
        repeat: { otherBody: { kind: 'Products', products: [{ productID: first, quantity: 3 }] } },
      },
      ...(['main', 'other'] as const).flatMap((as): Sequence['steps'] =>
        [
          [first, 2],
          [second, 1],
        ].map(([product, requested]) => ({
          call: 'getSharedProducts',
          does: `open it as ${as}`,
          as,
          path: { id: '$share' },
          same: { '/note': 'Проверка $unique' },
          has: { list: '/lines', where: { '/product/id': product, '/requested': requested } },
          hasRule: 'change-lost' as const,
        })),
      ),
      {
        call: 'shareProducts',
        does: 'share a product twice',
        body: {
          kind: 'Products',
          products: [
            { productID: first, quantity: 2 },
            { productID: first, quantity: 1 },
          ],
        },
        status: [422],
        reason: 'ProductInvalid',
        rule: 'state-ignored',
      },
    ],
  },
  {
    name: 'import',
    title: 'A workbook is read and put into the cart',
    as: 'main',
    steps: [
      pickProducts,
      {
        call: 'downloadImport',
        does: 'take the template',
        body: { document: 'Template' },
      },
      {
        call: 'importProducts',
        does: 'send a workbook',
        body: workbook,
        save: { import: '/id' },
        repeat: {},
      },
      {
        call: 'chooseImportProducts',
        does: 'read what was found',
        body: { importID: '$import', choices: [] },
        until: (json) => isObject(json) && json.status === 'Done',
        same: { '/id': '$import', '/status': 'Done', '/rowCount': 2 },
        pick: { list: '/rows', save: { row: '/row' } },
      },
      {
        call: 'chooseImportProducts',
        does: 'read it as another person',
        as: 'other',
        body: { importID: '$import', choices: [] },
        status: [404],
        rule: 'foreign-data-shown',
      },
      {
        call: 'chooseImportProducts',
        does: 'choose for a row that there is not',
        body: { importID: '$import', choices: [{ row: 900_000, productID: first }] },
        status: [422],
        reason: 'ChoiceInvalid',
        rule: 'state-ignored',
      },
      {
        call: 'downloadImport',
        does: 'take the rows',
        body: { document: 'Rows', importID: '$import' },
      },
      {
        call: 'importCartProducts',
        does: 'put the rows into the cart',
        body: { importID: '$import' },
        repeat: { otherBody: { importID: '$import', rows: [1] } },
      },
      {
        call: 'importProducts',
        does: 'send what is no workbook',
        body: {
          file: {
            fileName: 'broken.xlsx',
            mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
            base64: Buffer.from('PK\u0003\u0004 and then no workbook').toString('base64'),
          },
        },
        status: [422],
        reason: 'FileUnreadable',
        rule: 'state-ignored',
      },
    ],
  },
];
