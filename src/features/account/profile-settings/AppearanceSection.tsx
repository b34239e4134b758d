import { Group, Radio } from '@mantine/core';
import { Section } from '#src/ui/kit/page/Section.tsx';
import {
  type ColorScheme,
  chooseColorScheme,
  useColorScheme,
} from '#src/ui/kit/page/window/color-scheme.ts';

const schemes: Readonly<Record<ColorScheme, string>> = {
  light: 'Светлое',
  dark: 'Тёмное',
  auto: 'Как в системе',
};

/** The color scheme of this browser. */
export function AppearanceSection() {
  return (
    <Section id="appearance" title="Оформление">
      <Radio.Group
        value={useColorScheme()}
        onChange={(value) => chooseColorScheme(value as ColorScheme)}
        aria-label="Оформление"
        description="Действует в этом браузере."
        inputWrapperOrder={['input', 'description']}
      >
        <Group gap="md">
          {Object.entries(schemes).map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Group>
      </Radio.Group>
    </Section>
  );
}
