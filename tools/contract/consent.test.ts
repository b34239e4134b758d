import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { KnownIDs } from '#tools/contract/ids/known-ids.ts';
import { allSequences } from '#tools/contract/sequences/all.ts';
import { mayPlay } from '#tools/contract/sequences/may-play.ts';
import { readContract } from './openapi/contract.ts';
import { runSuite, type WriteAccess } from './suite.ts';
import { mayChange } from './write-access.ts';

const contract = readContract();
const parts = (id: string) => ({ path: { id }, query: [], headers: {}, body: null });

describe('mayChange', () => {
  it('none: allows reads only, including reads by POST', () => {
    const known = new KnownIDs();
    const allowed = contract.operations.filter((one) => mayChange('none', one, known));
    expect(allowed.every(({ isRead }) => isRead)).toBe(true);
    expect(allowed.map(({ id }) => id)).toContain('listProducts');
  });

  it('own: allows to create', () => {
    const known = new KnownIDs();
    const may = (id: string) => mayChange('own', contract.operation(id), known);
    expect(may('createAddress')).toBe(true);
    expect(may('changeFavorite')).toBe(false);
    expect(may('changeCartProduct')).toBe(false);
    expect(may('inviteEmployee')).toBe(false);
    expect(may('sendOtp')).toBe(false);
  });

  it('own: allows to change only what the run has created', () => {
    const known = new KnownIDs();
    const create = contract.operation('createGeneralTicket');
    const cancel = contract.operation('cancelTicket');
    known.learn(contract.operation('listTickets'), 'main', { items: [{ id: 'theirs' }] });
    known.learn(create, 'main', { id: 'own' });
    expect(mayChange('own', cancel, known, parts('own'))).toBe(true);
    expect(mayChange('own', cancel, known, parts('theirs'))).toBe(false);
    expect(mayChange('all', cancel, known, parts('theirs'))).toBe(true);
  });
});

it('none: plays no sequence, because each changes something, and says so of one that is named', async () => {
  const playable = (consent: WriteAccess) =>
    allSequences.filter((one) => mayPlay({ contract, consent }, one)).length;
  expect(playable('none')).toBe(0);
  expect(playable('own')).toBe(allSequences.length);
  const run = runSuite({
    url: 'http://127.0.0.1:9',
    tokens: async () => null,
    writeAccess: 'none',
    checks: ['sequences'],
    sequences: ['refund'],
  });
  await expect(run).rejects.toThrow('refund changes something, which --read-only forbids');
});

it('own: nothing of others is changed, even where a back end needs no token', async () => {
  const changed: string[] = [];
  const server = createServer((request, response) => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'POST') changed.push(`${method} ${url}`);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ items: [{ id: 'theirs' }] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { findings } = await runSuite({
    url: `http://127.0.0.1:${port}`,
    tokens: async (person) => (person === 'main' ? 'token' : null),
    operations: ['listSessions', 'endSession'],
    checks: ['tokens'],
  });
  server.close();
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((call) => call.includes('theirs'))).toEqual([]);
  expect(findings.map(({ rule }) => rule)).toContain('token-missing-accepted');
});
