import { useNavigate } from '@tanstack/react-router';
import classes from './CompareTable.module.css';

/** Shows only the rows in which the products differ; stored in the URL. */
export function DifferencesSwitch({ checked }: { checked: boolean }) {
  const navigate = useNavigate();
  return (
    <label className={classes.switch}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) =>
          void navigate({
            to: '/compare',
            search: (former) => ({ ...former, differences: target.checked || undefined }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      Только отличия
    </label>
  );
}
