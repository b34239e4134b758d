import type { MockOperation } from './operations.ts';
import classes from './ScenarioPanel.module.css';

interface OperationChoiceProps {
  operation: MockOperation;
  /** Example, status, `slow`, `offline`; empty for the default response. */
  value: string;
  onChange: (choice: string) => void;
}

/** One operation and a list of its responses. */
export function OperationChoice({ operation, value, onChange }: OperationChoiceProps) {
  const examples = operation.choices.filter(({ status }) => status.startsWith('2'));
  const failures = operation.choices.filter(({ status }) => !status.startsWith('2'));
  return (
    <label className={classes.operation}>
      <span className={classes.name}>
        {operation.method} {operation.id}
      </span>
      <span className={classes.note}>{operation.summary}</span>
      <select
        className={classes.choice}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">как есть</option>
        <optgroup label="Примеры">
          {examples.map(({ value: name, summary }) => (
            <option key={name} value={name}>
              {summary || name}
            </option>
          ))}
        </optgroup>
        <optgroup label="Ошибки">
          {failures.map(({ value: name, status, summary }) => (
            <option key={name} value={name}>
              {summary ? `${status}: ${summary}` : status}
            </option>
          ))}
        </optgroup>
        <optgroup label="Сеть">
          <option value="slow">медленный ответ</option>
          <option value="offline">нет связи</option>
        </optgroup>
      </select>
    </label>
  );
}
