/** Findings that are no problem: why, and the rules of each migration. */
export interface AcceptedFindings {
  reason: string;
  /** By the name of the migration. */
  rules: Readonly<Record<string, readonly string[]>>;
}

/**
 * The only exceptions. A new one says why it neither blocks a table for long nor breaks a running
 * process of the version before it.
 */
export const acceptedFindings: readonly AcceptedFindings[] = [
  {
    reason:
      'Older than the first release: no version ran beside them, and every database of theirs was small or new',
    rules: {
      '0003_discovery': ['require-concurrent-index-deletion', 'require-concurrent-index-creation'],
      '0004_facets': ['require-concurrent-index-deletion', 'require-concurrent-index-creation'],
      '0005_families': ['require-concurrent-index-deletion', 'require-concurrent-index-creation'],
      '0007_buying': ['constraint-missing-not-valid', 'disallowed-unique-constraint'],
      '0008_support': [
        'adding-field-with-default',
        'constraint-missing-not-valid',
        'adding-foreign-key-constraint',
        'require-concurrent-index-creation',
        'disallowed-unique-constraint',
      ],
      '0009_partners': [
        'ban-drop-not-null',
        'constraint-missing-not-valid',
        'adding-foreign-key-constraint',
        'require-concurrent-index-creation',
        'disallowed-unique-constraint',
      ],
      '0010_employees': ['ban-drop-table'],
      '0011_content': ['require-concurrent-index-creation'],
      '0012_banners': ['require-concurrent-index-creation'],
      '0013_order_lists': [
        'require-concurrent-index-deletion',
        'require-concurrent-index-creation',
      ],
      '0014_search_indexes': [
        'require-concurrent-index-deletion',
        'require-concurrent-index-creation',
      ],
      '0015_payment_refunds': ['require-concurrent-index-creation'],
      '0016_approvals_page': ['require-concurrent-index-creation'],
      '0017_search_begin': [
        'require-concurrent-index-deletion',
        'require-concurrent-index-creation',
      ],
      '0021_families': [
        'require-concurrent-index-deletion',
        'adding-field-with-default',
        'require-concurrent-index-creation',
      ],
      '0022_drop_static_pages': ['ban-drop-table'],
      '0024_calendar': ['require-concurrent-index-creation'],
      '0027_people': ['require-concurrent-index-creation', 'constraint-missing-not-valid'],
      '0028_cart_address': ['require-concurrent-index-creation'],
      '0029_invitations-by-email': [
        'ban-drop-not-null',
        'require-concurrent-index-creation',
        'constraint-missing-not-valid',
      ],
      '0033_push': ['require-concurrent-index-deletion', 'require-concurrent-index-creation'],
      '0035_feedback-moderation': ['require-concurrent-index-creation'],
      '0036_bonus-remaining': ['require-concurrent-index-creation'],
      '0037_order-item-price-before': ['adding-field-with-default'],
      '0038_payment-refunds': [
        'require-concurrent-index-deletion',
        'ban-drop-column',
        'constraint-missing-not-valid',
        'adding-serial-primary-key-field',
      ],
      '0039_partial-refunds': ['constraint-missing-not-valid'],
      '0041_provider-payments': ['constraint-missing-not-valid', 'adding-foreign-key-constraint'],
    },
  },
  {
    reason:
      'Only the file storage empties these columns, which settings switch on once all processes know it (docs/services.md)',
    rules: {
      '0045_stored-files': ['ban-drop-not-null'],
      '0053_image-objects': ['ban-drop-not-null'],
    },
  },
];
