import { expect, it } from 'vitest';
import { createMantineCheck } from './depends-on-mantine.ts';

const imports: Record<string, string[]> = {
  '/src/Form.tsx': ['/src/Field.tsx', '/src/Button.tsx'],
  '/src/Field.tsx': ['/node_modules/@mantine/core/esm/index.mjs'],
  '/src/Button.tsx': ['/src/Icon.tsx'],
  '/src/Icon.tsx': ['/src/Button.tsx'],
};
const modules = {
  getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }),
};

it('createMantineCheck: follows the imports of a module', () => {
  const dependsOnMantine = createMantineCheck();
  const needing = Object.keys(imports).filter((id) => dependsOnMantine(id, modules));
  expect(needing).toEqual(['/src/Form.tsx', '/src/Field.tsx']);
});
