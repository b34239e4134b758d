import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    env: { TZ: 'Europe/Moscow', NODE_ENV: 'test' },
    // Generous: a busy machine is no fault of the code.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A process for each file would spend half its time on loading the same modules; every file
    // puts back what it replaces (`tests/invariants/repository.test.ts`); `--sequence.shuffle.files`
    // tries other orders.
    isolate: false,
    maxWorkers: 2,
    setupFiles: ['tests/support/fixed-seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/{contract,invariants,specification,support}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        // On PostgreSQL when TEST_DATABASE_URL names one, otherwise on PGlite.
        extends: true,
        test: {
          name: 'server',
          include: ['{server,demo}/**/*.test.ts'],
        },
      },
      {
        // A release, built and started as an operator does.
        extends: true,
        test: {
          name: 'release',
          include: ['tests/release/**/*.test.ts'],
        },
      },
      {
        // Images of a release, started by compose: `npm test -- --only containers`.
        extends: true,
        test: {
          name: 'containers',
          include: ['tests/containers/**/*.test.ts'],
        },
      },
      {
        // The built shop in Firefox and WebKit.
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
        },
      },
    ],
  },
});
