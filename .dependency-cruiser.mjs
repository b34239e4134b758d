/**
 * Imports point one way:
 *   generated → src/api, src/ui → src/auth → *-parts → src/features → src/shell → src/routes
 *   generated → server/contract → server/<domain> → server/app.ts
 * and the shop and the server share nothing but `generated/`, pure modules of `src/lib`, and the types of
 * `src/ssr/protocol`.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or hide a third.',
      severity: 'error',
      from: { pathNot: '^generated/routeTree' },
      // The route tree and the routes name each other by the router's design, in types only.
      to: {
        circular: true,
        viaOnly: { pathNot: '^generated/routeTree', dependencyTypesNot: ['type-only'] },
      },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'declared-packages-only',
      comment: 'A package that package.json does not name.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      from: { path: '^(src|server|demo)/', pathNot: '\\.test\\.tsx?$|\\.d\\.ts$' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        // Loaded at will, for readable logs on a terminal.
        pathNot: 'node_modules/(pino-pretty|@types)/',
      },
    },
    {
      name: 'lib-is-pure',
      comment: 'src/lib imports nothing but itself: both the shop and the server use it.',
      severity: 'error',
      from: { path: '^src/lib/', pathNot: '\\.test\\.tsx?$' },
      to: { pathNot: '^src/lib/' },
    },
    {
      name: 'state-knows-no-screen',
      comment: 'src/state holds values outside React and the queue of optimistic updates.',
      severity: 'error',
      from: { path: '^src/state/', pathNot: '\\.test\\.tsx?$' },
      to: { pathNot: '^(src/(lib|state)/|node_modules/)' },
    },
    {
      name: 'browser-services-know-no-screen',
      comment: 'src/browser holds what wraps the browser: storage, tabs, the connection, files.',
      severity: 'error',
      from: { path: '^src/browser/', pathNot: '\\.test\\.tsx?$' },
      to: { pathNot: '^(src/(lib|state|browser)/|node_modules/)' },
    },
    {
      name: 'hydration-boundaries-know-no-screen',
      comment:
        'The boundaries and the protocol of src/ssr are used everywhere; its entries use everything.',
      severity: 'error',
      from: { path: '^src/ssr/(boundaries|protocol)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src/(api|auth|app|shell|features|routes|ui)|generated|server)/' },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src/(api|auth|app|shell|features|routes)|generated|server)/' },
    },
    {
      name: 'kit-knows-no-mantine',
      comment:
        'Public pages are built from ui/kit and never load Mantine; what needs it is lazy-loaded.',
      severity: 'error',
      from: { path: '^src/ui/(?:kit/|toasts/(?!ToastLayer|show-notification))' },
      to: {
        path: '^(src/ui/mantine/|node_modules/@mantine/)',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'api-knows-no-screen',
      severity: 'error',
      from: { path: '^src/api/' },
      to: { path: '^(src/(auth|app|shell|features|routes|ui)|server)/' },
    },
    {
      name: 'auth-knows-no-screen',
      severity: 'error',
      from: { path: '^src/auth/' },
      to: { path: '^(src/(app|shell|features|routes)|server)/' },
    },
    {
      name: 'features-know-no-route-and-no-shell',
      severity: 'error',
      from: { path: '^src/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src/(app|shell|routes)|server)/' },
    },
    {
      name: 'routes-are-reached-by-the-tree-alone',
      severity: 'error',
      from: { pathNot: '^(generated/routeTree\\.gen\\.ts|src/routes/)' },
      to: { path: '^src/routes/' },
    },
    {
      name: 'no-cycles-between-folders-of-features',
      comment:
        'What two features both need is a part of its own (*-parts); a page that combines features is composed by the feature on top or by its route.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/features/' },
      to: { circular: true },
    },
    {
      name: 'parts-know-no-feature',
      comment: 'A *-parts folder holds what several features show; it may use other parts.',
      severity: 'error',
      from: { path: '^src/features/[^/]+-parts/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/features/(?![^/]+-parts/)' },
    },
    {
      name: 'shop-does-not-know-the-server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|demo|generated/server)/' },
    },
    {
      name: 'server-shares-only-pure-rules',
      severity: 'error',
      from: { path: '^(server|demo)/' },
      to: { path: '^(src/(?!lib/|ssr/protocol/)|generated/api/|generated/routeTree)' },
    },
    {
      name: 'contract-knows-no-domain',
      severity: 'error',
      from: { path: '^server/contract/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(?!contract/|integrations/|db/|config/|log)' },
    },
    {
      name: 'integrations-are-interfaces',
      comment: 'What implements them is chosen for a shop in server/services.ts.',
      severity: 'error',
      from: { path: '^server/integrations/' },
      to: { path: '^server/(?!integrations/|db/|tracing/)' },
    },
    {
      name: 'database-knows-no-domain',
      severity: 'error',
      from: { path: '^server/db/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(?!db/|config/|tracing/)' },
    },
    {
      name: 'domains-know-no-demo',
      comment: 'The demo fills a shop; the shop works without it.',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: '\\.test\\.ts$' },
      to: { path: '^demo/' },
    },
    {
      name: 'schemas-come-with-the-first-response',
      comment:
        'Zod and its models are no part of the first page: URLs are parsed by src/lib/search-params.ts, forms (*-form.ts) are loaded when they open.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$|-form\\.ts$' },
      to: {
        path: '^(generated/api/model/|node_modules/zod/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'product-knows-no-tests-and-no-scripts',
      severity: 'error',
      from: { path: '^(src|server|demo)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|scripts|tools)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^generated\\.check/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
