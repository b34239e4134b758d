import { useState } from 'react';
import { useStore } from '#src/state/store.ts';
import { OperationChoice } from './OperationChoice.tsx';
import classes from './ScenarioPanel.module.css';
import type { ScenarioStore } from './scenario-store.ts';
import type { Scenario } from './scenario-url.ts';

interface ScenarioPanelProps {
  store: ScenarioStore;
  /** Reloads the page with another scenario. */
  onChange: (scenario: Scenario) => void;
}

/**
 * A small panel over the shop: the operations that the screen has called, and a response for each.
 */
export function ScenarioPanel({ store, onChange }: ScenarioPanelProps) {
  const { scenario, calls, page } = useStore(store);
  const [open, setOpen] = useState(false);
  const chosen = Object.keys(scenario).length;
  const here = calls.filter((call) => call.page === page);
  const earlier = calls.filter((call) => call.page !== page);

  const idle = Object.keys(scenario).filter(
    (id) => !calls.some((call) => call.operation.id === id),
  );

  const choose = (operation: string, choice: string) => {
    const { [operation]: _, ...rest } = scenario;
    onChange(choice === '' ? rest : { ...rest, [operation]: choice });
  };

  return (
    <aside className={classes.root} aria-label="Ответы мока">
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Мок{chosen > 0 ? ` · ${chosen}` : ''}
      </button>
      {open && (
        <div className={classes.panel}>
          <p className={classes.title}>Вызвал этот экран</p>
          {here.map(({ operation }) => (
            <OperationChoice
              key={operation.id}
              operation={operation}
              value={scenario[operation.id] ?? ''}
              onChange={(choice) => choose(operation.id, choice)}
            />
          ))}
          {here.length === 0 && <p className={classes.note}>Новых вызовов не было.</p>}
          {earlier.length > 0 && <p className={classes.title}>Вызвано раньше</p>}
          {earlier.map(({ operation }) => (
            <OperationChoice
              key={operation.id}
              operation={operation}
              value={scenario[operation.id] ?? ''}
              onChange={(choice) => choose(operation.id, choice)}
            />
          ))}
          {idle.length > 0 && <p className={classes.note}>Не вызваны: {idle.join(', ')}</p>}
          <a href="/docs/screens" target="_blank" rel="noreferrer">
            Все экраны
          </a>
          {chosen > 0 && (
            <button type="button" className={classes.reset} onClick={() => onChange({})}>
              Сбросить всё
            </button>
          )}
        </div>
      )}
    </aside>
  );
}
