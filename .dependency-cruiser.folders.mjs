import rules from './.dependency-cruiser.mjs';

/**
 * Domains of the server import one way, types included; the demo uses them and is used by none of
 * them. Tests are exempt: they start the whole server.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles-between-folders-of-the-server',
      comment:
        'What combines two domains lives in the one on top; what a lower one needs of a higher one is given to it (server/handlers.ts).',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(server|demo)(/|$)' },
      to: { circular: true },
    },
  ],
  options: {
    ...rules.options,
    exclude: { path: '\\.test\\.ts$|^generated' },
    cache: { ...rules.options.cache, folder: 'node_modules/.cache/dependency-cruiser-folders' },
  },
};
