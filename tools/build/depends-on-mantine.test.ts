import { expect, it } from 'vitest';
import { createMantineCheck, createPartCheck, partOfLibrary } from './depends-on-mantine.ts';

const library = '/node_modules/@mantine/core/esm/index.mjs';

const sources: Record<string, { imports: string[]; code?: string }> = {
  '/src/Form.tsx': { imports: ['/src/Field.tsx', '/src/Button.tsx'] },
  '/src/Field.tsx': {
    imports: [library],
    code: 'import { Text, TextInput as Input } from "@mantine/core";',
  },
  '/src/Dialog.tsx': {
    imports: [library, '/src/Form.tsx'],
    code: `import { Group,\n Modal } from '@mantine/core';`,
  },
  '/src/Actions.tsx': { imports: [library], code: 'import {Menu} from "@mantine/core"' },
  '/src/Note.tsx': {
    imports: [library, '/src/Button.tsx'],
    code: 'import { ModalTitle } from "./x"; import { Text } from "@mantine/core";',
  },
  '/src/Button.tsx': { imports: ['/src/Icon.tsx'] },
  '/src/Icon.tsx': { imports: ['/src/Button.tsx'] },
};
const modules = {
  getModuleInfo: (id: string) => ({
    importedIds: sources[id]?.imports ?? [],
    code: sources[id]?.code ?? null,
  }),
};

it('createMantineCheck: follows the imports of a module', () => {
  const dependsOnMantine = createMantineCheck();
  const needing = Object.keys(sources).filter((id) => dependsOnMantine(id, modules));
  expect(needing).toEqual([
    '/src/Form.tsx',
    '/src/Field.tsx',
    '/src/Dialog.tsx',
    '/src/Actions.tsx',
    '/src/Note.tsx',
  ]);
});

it('createPartCheck: names the last part of Mantine that a module needs', () => {
  const partOf = createPartCheck();
  expect(Object.keys(sources).map((id) => [id, partOf(id, modules)])).toEqual([
    ['/src/Form.tsx', 'fields'],
    ['/src/Field.tsx', 'fields'],
    ['/src/Dialog.tsx', 'dialogs'],
    ['/src/Actions.tsx', 'menus'],
    ['/src/Note.tsx', 'base'],
    ['/src/Button.tsx', 'base'],
    ['/src/Icon.tsx', 'base'],
  ]);
});

it('partOfLibrary: divides Mantine by what its parts are needed for', () => {
  const files = [
    'core/esm/components/Text/Text.mjs',
    'core/esm/components/InputBase/InputBase.mjs',
    'form/esm/use-form.mjs',
    'core/esm/components/ComboboxPopover/ComboboxPopover.mjs',
    'hooks/esm/use-focus-trap/use-focus-trap.mjs',
    'core/esm/components/ModalBase/ModalBase.mjs',
  ];
  expect(files.map((file) => partOfLibrary(`/node_modules/@mantine/${file}`))).toEqual([
    'base',
    'fields',
    'fields',
    'menus',
    'menus',
    'dialogs',
  ]);
  expect(partOfLibrary('/src/features/cart/Modal/Modal.tsx')).toBeNull();
});
