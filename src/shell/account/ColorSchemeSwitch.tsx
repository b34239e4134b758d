import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId } from 'react';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import { chooseColorScheme, useColorScheme } from '#src/ui/kit/page/window/color-scheme.ts';
import classes from './ColorSchemeSwitch.module.css';

const schemes = [
  { value: 'light', label: 'Светлое', Icon: IconSun },
  { value: 'dark', label: 'Тёмное', Icon: IconMoon },
  { value: 'auto', label: 'Как в системе', Icon: IconDeviceDesktop },
] as const;

/** Light, dark or the system's color scheme. */
export function ColorSchemeSwitch() {
  const scheme = useColorScheme();
  const name = useId();
  return (
    <fieldset className={classes.switch}>
      <legend className={classes.legend}>Оформление</legend>
      {schemes.map(({ value, label, Icon }) => (
        <label key={value} className={classes.option} title={label}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={scheme === value}
            onChange={() => chooseColorScheme(value)}
          />
          <Icon aria-hidden="true" size="1.125rem" stroke={1.75} />
          <Hidden>{label}</Hidden>
        </label>
      ))}
    </fieldset>
  );
}
