import rules from './.dependency-cruiser.mjs';

/**
 * Folders of the shop and domains of the server import one way, types included; the demo uses the domains
 * and is used by none of them. Tests are exempt: they start the whole server. Generated code is, too: the
 * route tree and the routes name each other by the router's design.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles-between-folders',
      comment:
        'What combines two folders is in the one on top; what a lower one needs of a higher one is given to it (server/handlers.ts).',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(src|server|demo)(/|$)' },
      to: { circular: true },
    },
  ],
  options: {
    ...rules.options,
    exclude: { path: '\\.test\\.tsx?$|^generated' },
    cache: { ...rules.options.cache, folder: 'node_modules/.cache/dependency-cruiser-folders' },
  },
};
