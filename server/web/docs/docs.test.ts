import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { type ContractDocument, readOperations } from '#server/contract/document.ts';
import { createDocs } from '#server/web/docs.ts';
import { sampleContract } from '#tests/support/sample-contract.ts';

const file = new URL('../../../generated/openapi.json', import.meta.url);
const contract: ContractDocument = JSON.parse(readFileSync(file, 'utf8'));
const app = new Hono().route('/', createDocs(contract));

async function open(path: string) {
  const response = await app.request(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Rows of the list of operations that are not hidden. */
async function findOperations(query: string): Promise<string[]> {
  const { text } = await open(`/docs/operations?${query}`);
  return [
    ...text.matchAll(/<li data-origin=[^>]*>\s*<a class="row" href="\/docs\/operations\/(\w+)"/g),
  ]
    .filter(([row]) => !/^<li[^>]* hidden>/.test(row))
    .map(([, id = '']) => id);
}

describe('The documentation', () => {
  it('leads to pages that are there, and nowhere else', async () => {
    const waiting = ['/docs'];
    const seen = new Set(['/favicon.svg', ...waiting]);
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const { status, text } = await open(path);
      expect(`${path} ${status}`).toBe(`${path} 200`);
      if (path === '/openapi.json' || path.endsWith('.js')) continue;
      for (const [, link = ''] of text.matchAll(/(?:href|src|action)="([^"#]+)[^"]*"/g)) {
        if (seen.has(link) || link.startsWith('data:')) continue;
        seen.add(link);
        waiting.push(link);
      }
    }
    expect([...seen].filter((link) => !link.startsWith('/'))).toEqual([]);
    const operations = readOperations(contract).length;
    expect([...seen].filter((link) => link.startsWith('/docs/operations/'))).toHaveLength(
      operations,
    );
  });

  it('runs nothing but its own files', async () => {
    const { headers, text } = await open('/docs/operations');
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|style=/);
  });

  it('finds operations by path, name and words', async () => {
    expect(await findOperations('q=cart/product/change')).toEqual(['changeCartProduct']);
    expect(await findOperations('q=changeNotificationSettings')).toEqual([
      'changeNotificationSettings',
    ]);
    expect(await findOperations('q=%D0%BC%D0%B5%D0%BD%D0%B5%D0%B4%D0%B6%D0%B5%D1%80')).toContain(
      'proceedCartToManager',
    );
    expect(await findOperations('q=nothing-like-this')).toEqual([]);
  });

  it('tells what is stated from what was designed', async () => {
    const [spec, design] = [
      await findOperations('origin=spec'),
      await findOperations('origin=design'),
    ];
    expect(spec).toHaveLength(145);
    expect(design).toContain('getProductBySlug');
    expect(spec.filter((id) => design.includes(id))).toEqual([]);
    const { text } = await open('/docs/operations/getCart');
    expect(text).toMatch(/data-origin="design"[\s\S]*data-origin="spec"/);
  });

  it('lists the enumerations of the specification with their values', async () => {
    const { text } = await open('/docs/enums');
    for (const value of [
      'WaitingForPicking',
      'SberInstallment',
      'TaxNet',
      'PartnerTradingAccess',
    ]) {
      expect(text).toContain(`<code>${value}</code>`);
    }
  });

  it('lists the reasons of failures, from examples and from texts', async () => {
    const { text } = await open('/docs/errors');
    for (const reason of ['InvalidCode', 'NotEnoughStock', 'QuantityNotMultiple']) {
      expect(text).toContain(`id="${reason}"`);
    }
  });

  it('shows what the contract says as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const evil = structuredClone(sampleContract) as unknown as ContractDocument;
    Object.assign(Object.values(Object.values(evil.paths)[0] ?? {})[0] as object, {
      summary: name,
      description: `${name} and *${name}*`,
    });
    const page = new Hono().route('/', createDocs(evil));
    const html = await (await page.request('/docs/operations/listThings')).text();
    expect(html).not.toContain('<img');
  });

  it('says so when there is no such page', async () => {
    expect((await open('/docs/operations/nothing')).status).toBe(404);
    expect((await open('/docs/schemas/Nothing')).status).toBe(404);
    expect((await open('/docs/nothing')).status).toBe(404);
  });
});
