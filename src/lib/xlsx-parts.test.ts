import { expect, it } from 'vitest';
import { xlsxParts } from './xlsx-parts.ts';

it('workbook: names every sheet in the list, the types and the links, as the format does', () => {
  const parts = xlsxParts([
    { name: 'Товары & цены', rows: [['Бор', 12.5, null]], widths: [10, 5, 5] },
    { name: 'Итоги', rows: [['=1+1']], widths: [10] },
  ]);
  expect(parts['xl/workbook.xml']).toContain(
    '<sheet name="Товары &amp; цены" sheetId="1" r:id="rId1"/><sheet name="Итоги" sheetId="2" r:id="rId2"/>',
  );
  for (const place of [1, 2]) {
    expect(parts['[Content_Types].xml']).toContain(`PartName="/xl/worksheets/sheet${place}.xml"`);
    expect(parts['xl/_rels/workbook.xml.rels']).toContain(`Target="worksheets/sheet${place}.xml"`);
  }
  expect(parts['xl/worksheets/sheet1.xml']).toContain('<c><v>12.5</v></c><c/>');
  expect(parts['xl/worksheets/sheet2.xml']).toContain("'=1+1");
});
