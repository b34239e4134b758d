import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { type ContractDocument, readOperations } from '#server/contract/document.ts';
import { createDocs } from '#server/web/docs.ts';
import { markdownPage, PAGES } from './markdown-page.ts';

const file = new URL('../../../generated/openapi.json', import.meta.url);
const contract: ContractDocument = JSON.parse(readFileSync(file, 'utf8'));
const app = new Hono().route('/', createDocs(contract));

async function open(path: string) {
  const response = await app.request(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('the documentation of the API', () => {
  it('leads to pages that are there, and nowhere else', async () => {
    const waiting = ['/docs'];
    const seen = new Set(['/favicon.svg', ...waiting]);
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const { status, headers, text } = await open(path);
      const isOperation = path.startsWith('/docs/operations/');
      expect(`${path} ${status}`).toBe(`${path} ${isOperation ? 302 : 200}`);
      if (!headers.get('content-type')?.startsWith('text/html')) continue;
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

  it('runs nothing but its own files in the reference, and nothing in a page', async () => {
    const reference = await open('/docs');
    const policy = reference.headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).toMatch(/connect-src 'self';/);
    expect(reference.text).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|style=/);
    const { headers, text } = await open('/docs/errors');
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    expect(text).not.toMatch(/<script|\son\w+=|style=/);
  });

  it('has one menu on all pages', async () => {
    const readMenu = (text: string) =>
      [...text.matchAll(/class="tab" href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, name]) => [
        href,
        name,
      ]);
    const menu = readMenu((await open('/docs')).text);
    expect(menu).toHaveLength(PAGES.length + 2);
    expect(readMenu((await open('/docs/enums')).text)).toEqual(menu);
  });

  it('leads from the id of an operation to its place in the reference', async () => {
    const { headers } = await open('/docs/operations/changeCartProduct');
    expect(headers.get('location')).toBe('/docs#/cart/changeCartProduct');
  });

  it('lists what is stated and what was designed', async () => {
    const { text } = await open('/docs/origins');
    const parts = text.split('<p>Из спецификации: ').slice(1);
    const stated = parts.flatMap((part) =>
      [...(part.split('</p>')[0] ?? '').matchAll(/operations\/(\w+)/g)].map(([, id]) => id),
    );
    expect(stated).toHaveLength(145);
    expect(stated).not.toContain('getProductBySlug');
    expect(text).toContain('/docs/operations/getProductBySlug');
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

  it('lists the reasons of failures, from examples and from descriptions', async () => {
    const { text } = await open('/docs/errors');
    for (const reason of ['InvalidCode', 'NotEnoughStock', 'QuantityNotMultiple']) {
      expect(text).toContain(`id="${reason}"`);
    }
  });

  it('shows a tag in a text of the contract as text', () => {
    const name = '<img src=x onerror=alert(1)>';
    const html = String(markdownPage('/docs/enums', name, `${name} and *${name}*\n\n${name}`));
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  });

  it('responds with 404 where there is no page', async () => {
    expect((await open('/docs/operations/nothing')).status).toBe(404);
    expect((await open('/docs/nothing')).status).toBe(404);
  });
});
