/** Mistakes of a back end of the stranger's contract, and the rule of a finding that names each. */
export const mistakes = {
  'foreign-shown': 'foreign-data-shown',
  'foreign-named': 'foreign-data-shown',
  'foreign-listed': 'listed-unreadable',
  'unknown-named': 'unknown-id-accepted',
  'unknown-shown': 'unknown-id-accepted',
  'patch-ignores': 'created-unlike-sent',
  'patch-clears': 'unsent-changed',
  'patch-loses-false': 'created-unlike-sent',
  'created-moves': 'unsent-changed',
  'labels-cut': 'created-unlike-sent',
  'sort-ignored': 'sort-ignored',
  'direction-ignored': 'sort-ignored',
  'equals-unstable': 'order-unstable',
  'boundary-twice': 'page-ignored',
  'text-finds-all': 'text-not-found',
  'from-exclusive': 'bounds-ignored',
  'bounds-of-created': 'bounds-ignored',
  'etag-stays': 'not-modified-ignored',
  'listed-late': 'created-not-listed',
  'listed-never': 'created-not-listed',
  'any-parent': 'unknown-id-accepted',
  'foreign-forbidden': 'status-undocumented',
  'done-twice': 'state-ignored',
} as const;

export type Mistake = keyof typeof mistakes;
