import * as zod from 'zod/mini';

export const TaskStatus = /*#__PURE__*/ zod.enum(['Pending', 'Done']);

export type TaskStatus = zod.input<typeof TaskStatus>;
export type TaskStatusOutput = zod.output<typeof TaskStatus>;
