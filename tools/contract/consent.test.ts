import { describe, expect, it } from 'vitest';
import { KnownIDs } from '#tools/contract/ids/known-ids.ts';
import { readContract } from './openapi/contract.ts';
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
