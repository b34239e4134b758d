import { expect, it } from 'vitest';
import { dayCell, xlsxParts } from './xlsx-parts.ts';

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

// The first two are from the documentation of DATEVALUE, the last one is a leap day.
it.each([
  ['2011-08-22', 40_777],
  ['2011-05-22', 40_685],
  ['2024-02-29', 45_351],
])('workbook: writes %s as the day %d that spreadsheets sort and subtract', (day, serial) => {
  const parts = xlsxParts([{ name: 'Дни', rows: [[dayCell(`${day}T12:00:00`)]], widths: [10] }]);
  expect(parts['xl/worksheets/sheet1.xml']).toContain(`<c s="1"><v>${serial}</v></c>`);
  const formats = /<cellXfs count="3"><xf\/><xf numFmtId="(\d+)"/.exec(
    parts['xl/styles.xml'] ?? '',
  );
  expect(parts['xl/styles.xml']).toContain(
    `<numFmt numFmtId="${formats?.[1]}" formatCode="dd\\.mm\\.yyyy"/>`,
  );
  expect(parts['xl/_rels/workbook.xml.rels']).toContain('Target="styles.xml"');
});

it('workbook: writes changes as numbers that spreadsheets show with their sign, in percent', () => {
  const rows = [[{ change: 8.05 }, { change: -0.5 }, { change: 0 }]];
  const parts = xlsxParts([{ name: 'Итоги', rows, widths: [10] }]);
  expect(parts['xl/worksheets/sheet1.xml']).toContain(
    '<row><c s="2"><v>8.05</v></c><c s="2"><v>-0.5</v></c><c s="2"><v>0</v></c></row>',
  );
  const [, formats = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(parts['xl/styles.xml'] ?? '') ?? [];
  const [, , format] = formats.match(/<xf[^>]*>/g) ?? [];
  const id = /numFmtId="(\d+)"/.exec(format ?? '')?.[1];
  expect(parts['xl/styles.xml']).toContain(
    `<numFmt numFmtId="${id}" formatCode="+0\\ %;\\-0\\ %;0\\ %"/>`,
  );
});
