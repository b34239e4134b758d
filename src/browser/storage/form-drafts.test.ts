import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, readDraft, writeDraft } from './form-drafts.ts';

/** As much of a browser's storage as the module needs. */
function fakeStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('window', {
    sessionStorage: fakeStorage(),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('form drafts', () => {
  it('are stored by form until they are dropped', () => {
    writeDraft('address', { city: 'Казань' });
    writeDraft('comment', { text: 'Позвонить' });
    dropDraft('address');
    expect(readDraft('address')).toBeNull();
    expect(readDraft('comment')).toEqual({ text: 'Позвонить' });
  });

  it('are null when a value is not text', () => {
    window.sessionStorage.setItem(
      'formDrafts',
      JSON.stringify({ address: { city: 5 }, name: 'x' }),
    );
    expect(readDraft('address')).toBeNull();
    expect(readDraft('name')).toBeNull();
  });
});
