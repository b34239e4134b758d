import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import mantinePostcss from 'postcss-preset-mantine';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import {
  type Breakpoint,
  below,
  breakpoints,
  from,
  SHORT,
  short,
  summaryBar,
  summaryColumn,
} from '#src/ui/kit/page/window/breakpoints.ts';
import {
  createMantineCheck,
  createPartCheck,
  mantineParts,
  partOfLibrary,
} from './tools/build/depends-on-mantine.ts';
import { createLaterCheck } from './tools/build/loaded-later.ts';
import { minifyAgain } from './tools/build/minify-again.ts';
import { mockDocs } from './tools/build/mock/mock-docs.ts';
import { mockIdentity } from './tools/build/mock/mock-identity.ts';
import { mockPictures } from './tools/build/mock/mock-pictures.ts';
import { mockScenario } from './tools/build/mock/mock-scenario.ts';
import { precompress } from './tools/build/precompress.ts';
import { scopedName } from './tools/build/scoped-name.ts';
import { themeStyles } from './tools/build/theme-styles.ts';

const port = Number(process.env.PORT ?? 5173);
const prism = 'http://127.0.0.1:4010';
const referenceServer = 'http://127.0.0.1:3000';

/** `@mixin from-md { … }` and `@mixin below-md { … }` for every width of the theme. */
const widthMixins = Object.fromEntries(
  (Object.keys(breakpoints) as Breakpoint[]).flatMap((name) => [
    [`from-${name}`, { [`@media ${from(name)}`]: { '@mixin-content': {} } }],
    [`below-${name}`, { [`@media ${below(name)}`]: { '@mixin-content': {} } }],
  ]),
);

/**
 * Media queries for where a product's image is beside its price, or above it. A low window has no
 * space for an image as high as it is wide. Only styles use them, so no chunk holds them.
 */
const twoColumns = `${from('md')}, ${from('sm')} and ${short}`;
const oneColumn = `${below('sm')}, ${below('md')} and (min-height: ${SHORT / 16}em)`;

/**
 * Media query for windows with space for one bar at an edge, as on the smallest phones and at 200 %
 * zoom: the header scrolls away, and the page's own bar takes the place of the tab bar.
 */
const low = `${short}, ${below('md')} and (max-height: ${619.9 / 16}em)`;

/** The same for what depends on the height, too. */
const heightMixins = Object.fromEntries(
  Object.entries({
    short,
    low,
    'summary-column': summaryColumn,
    'summary-bar': summaryBar,
    'two-columns': twoColumns,
    'one-column': oneColumn,
  }).map(([name, query]) => [name, { [`@media ${query}`]: { '@mixin-content': {} } }]),
);

const dependsOnMantine = createMantineCheck();
const partOfMantine = createPartCheck();
const isLoadedLater = createLaterCheck();

type Modules = Parameters<typeof isLoadedLater>[1] & Parameters<typeof partOfMantine>[1];

/** What all components of Mantine need, dialogs of public pages included. */
const providesMantine = /src[\\/]ui[\\/]mantine[\\/](?:MantineRoot|theme|mantine\.css)/;

/** Whether a module of ours is first loaded by pages behind sign-in or dialogs, and without Mantine. */
const isPlainAndLater: typeof isLoadedLater = (id, modules) =>
  !/node_modules/.test(id) && isLoadedLater(id, modules) && !dependsOnMantine(id, modules);

/** What a browser loads. */
const shopBuild: BuildEnvironmentOptions = {
  outDir: 'dist/shop',
  assetsInlineLimit: 0,
  // Names the files of each route for the server.
  manifest: true,
  modulePreload: {
    polyfill: false,
    // A list of every part behind a lazy one would be a good part of the first page itself: only
    // the large ones are fetched beside it, the rest when it says so.
    resolveDependencies: (_file, files, { hostType }) =>
      hostType === 'html'
        ? files
        : files.filter((file) => /\/(?:library-base|contract)-/.test(file)),
  },
  reportCompressedSize: false,
  rolldownOptions: {
    output: {
      // The first chunk names all others: seven hexadecimal digits (the fewest that Rolldown accepts)
      // instead of eight of base64 make it some 300 bytes smaller.
      hashCharacters: 'hex',
      chunkFileNames: ({ name }) =>
        `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash:7].js`,
      assetFileNames: ({ names: [name = ''] }) =>
        `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash:7][extname]`,
      codeSplitting: {
        groups: [
          // Small chunks compress badly, and each is a request: what every page needs comes in
          // three, the libraries apart from our own code, which changes more often, and React
          // apart from the others: a chunk is run at one go, and none may hold up a click.
          {
            name: 'react',
            tags: ['$initial'],
            test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
            priority: 4,
          },
          { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 3 },
          { name: 'base', tags: ['$initial'], priority: 2 },
          // Public pages do without the component library: nothing of theirs may lie beside it. Each of
          // its parts takes along what it needs, so the first one comes first.
          ...mantineParts.map((part) => ({
            name: (id: string) => (partOfLibrary(id) === part ? `library-${part}` : null),
            debugName: `library-${part}`,
            minShareCount: 2,
            priority: 2,
          })),
          // The product card and what it is made of: home, lists and product pages.
          {
            name: 'goods',
            test: /src[\\/]features[\\/](?:catalog[\\/]product|product-parts[\\/](?:facts|buying|card|favorites|compare|product-))/,
            minShareCount: 3,
            priority: 1,
          },
          {
            name: 'share',
            test: /src[\\/]features[\\/]share-parts[\\/]ShareButton|src[\\/]ui[\\/]kit[\\/]page[\\/](?:Section|use-scroll-target)|IconMessageQuestion/,
            minShareCount: 2,
            priority: 1,
          },
          // It is loaded when a session begins, or is checked for the first time.
          {
            name: 'session',
            test: /node_modules[\\/](?:oidc-client-ts|jwt-decode)|src[\\/]auth[\\/](?:session[\\/](?:session-(?:runtime|controller)|shop-user-manager)|redirect[\\/](?:spent-token|provider-response))/,
            minShareCount: 2,
            priority: 1,
          },
          // What validates responses is loaded with the first of them, not with the page.
          {
            name: 'contract',
            test: /node_modules[\\/]zod|generated[\\/]api[\\/]model/,
            minShareCount: 2,
            priority: 1,
          },
          // A few lines that lists and products need: laid beside larger parts by their size alone,
          // they would bring those along.
          {
            name: 'words',
            test: /src[\\/]lib[\\/](?:text[\\/]normalize|numbers[\\/]weight)\.ts/,
            minShareCount: 2,
            priority: 1,
          },
          // The frame of every page requests the profile; screens behind sign-in use it, too. The
          // rest is of the home page, and alone too small to be compressed.
          {
            name: 'profile',
            test: /src[\\/](?:features[\\/](?:account-parts[\\/](?:profile-query|approval-sections)\.ts|catalog[\\/]promotions[\\/]AdvertisingMark)|ui[\\/]kit[\\/]page[\\/]tile)/,
            minShareCount: 2,
            priority: 1,
          },
          // Lists of products need all of these, and each alone is too small to be compressed.
          {
            name: 'list-parts',
            test: /src[\\/]ui[\\/]kit[\\/](?:page[\\/]PageHeading|list[\\/]LinkChips|fields[\\/]SelectField)/,
            minShareCount: 2,
            priority: 1,
          },
          // Cart and checkout share these with their skeletons.
          {
            name: 'order-styles',
            test: /src[\\/]features[\\/](?:cart|orders|order-parts)[\\/].+\.module\.css/,
            minShareCount: 2,
            priority: 1,
          },
          {
            name: 'dates',
            test: /src[\\/]lib[\\/]dates[\\/]dates\.ts/,
            minShareCount: 2,
            priority: 1,
          },
          {
            name: 'icons',
            test: /Icon(?:Certificate|Download|TruckDelivery)\.mjs/,
            minShareCount: 2,
            priority: 1,
          },
          // Small modules are merged, those that need the component library apart from all others.
          {
            name: (id, modules) =>
              dependsOnMantine(id, modules) || isLoadedLater(id, modules) ? null : 'shared',
            debugName: 'shared',
            minShareCount: 2,
            entriesAware: true,
            entriesAwareMergeThreshold: 800,
            priority: 1,
          },
          // What no public page loads at first: hundreds of small modules, which in chunks by their
          // users would be as many requests, each compressed badly. What many screens use without the
          // component library is one chunk (skeletons need it, and must not wait for that library), the
          // calls of the API another, and what needs the component library the last.
          {
            name: (id, modules) => (isPlainAndLater(id, modules) ? 'plain' : null),
            debugName: 'plain',
            minShareCount: 5,
          },
          {
            name: (id, modules) =>
              /generated[\\/]api[\\/](?!model)/.test(id) && isLoadedLater(id, modules)
                ? 'calls'
                : null,
            debugName: 'calls',
            minShareCount: 2,
          },
          {
            name: (id, modules) => (isPlainAndLater(id, modules) ? 'shared' : null),
            debugName: 'shared later',
            minShareCount: 2,
            entriesAware: true,
            entriesAwareMergeThreshold: 800,
          },
          ...mantineParts.map((part) => ({
            name: (id: string, modules: Modules) =>
              (isLoadedLater(id, modules) || providesMantine.test(id)) &&
              !/node_modules/.test(id) &&
              partOfMantine(id, modules) === part
                ? `account-${part}`
                : null,
            debugName: `account-${part}`,
            minShareCount: 5,
          })),
          ...mantineParts.map((part) => ({
            name: (id: string, modules: Modules) =>
              partOfMantine(id, modules) === part ? `shared-${part}` : null,
            debugName: `shared-${part}`,
            minShareCount: 2,
            entriesAware: true,
            entriesAwareMergeThreshold: 800,
          })),
        ],
      },
    },
  },
};

/** What the server renders pages with. */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  // The files themselves come with the shop's own build, under the same names.
  assetsInlineLimit: 0,
  copyPublicDir: false,
  reportCompressedSize: false,
  minify: true,
};

/** The part of a route that is in a chunk of its own. */
const skeleton = ['pendingComponent' as const];

/** `--mode mock` takes the API from Prism, draws the images itself and lets everybody sign in. */
export default defineConfig(({ command, mode, isSsrBuild = false }) => {
  const mock = mode === 'mock';
  const target = process.env.API_TARGET ?? (mock ? prism : referenceServer);
  const proxied = mock
    ? ['/api']
    : [
        '/api',
        '/oidc',
        '/docs',
        '/openapi.json',
        '/files',
        '/feedback-photos',
        '/images',
        '/pictures',
        '/health',
      ];
  return {
    plugins: [
      tanstackRouter({
        autoCodeSplitting: true,
        codeSplittingOptions: {
          // Most pages keep what they load out of the first load of the others, those behind
          // sign-in their skeletons, too; lists and products are requested while their code is on
          // its way. In development React objects to how the router's lazy components call `use()`,
          // which a skeleton, unlike a page, meets: nothing loads it beforehand.
          splitBehavior: ({ routeId }) => {
            if (routeId === '/products/' || routeId === '/products/$slug') return undefined;
            const isPublic = !routeId?.startsWith('/_signed-in/');
            const page = [
              'loader' as const,
              'component' as const,
              'errorComponent' as const,
              'notFoundComponent' as const,
            ];
            return isPublic || command === 'serve' ? [page] : [page, skeleton];
          },
        },
      }),
      react(),
      mockPictures(mock),
      mockIdentity(mock),
      mockScenario(mock),
      mockDocs(mock),
      themeStyles(),
      ...(isSsrBuild ? [] : [minifyAgain(), precompress()]),
    ],
    html: { cspNonce: '__CSP_NONCE__' },
    css: {
      modules: { generateScopedName: scopedName },
      postcss: { plugins: [mantinePostcss({ mixins: { ...widthMixins, ...heightMixins } })] },
    },
    resolve: {
      alias: {
        // For versions of React that are older than ours.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
        // The package's entry makes the development server load thousands of icon files.
        '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs',
      },
    },
    build: isSsrBuild ? serverBuild : shopBuild,
    // All in the bundle: one version of each library, and React without its checks for developers.
    ssr: { noExternal: true },
    ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: Object.fromEntries(proxied.map((path) => [path, { target, xfwd: true }])),
    },
  };
});
