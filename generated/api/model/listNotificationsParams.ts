import * as zod from 'zod/mini';
import { NotificationState } from './notificationState.ts';
import { NotificationTopic } from './notificationTopic.ts';

export const listNotificationsParamsTopicMax = 7;

export const listNotificationsParamsPageDefault = 1;
export const listNotificationsParamsPageMax = 10000;

export const listNotificationsParamsPageSizeDefault = 24;
export const listNotificationsParamsPageSizeMax = 100;


export const ListNotificationsParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.exactOptional(NotificationState),
  "topic": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(NotificationTopic).check(/*#__PURE__*/ zod.maxLength(listNotificationsParamsTopicMax))),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNotificationsParamsPageMax)), listNotificationsParamsPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNotificationsParamsPageSizeMax)), listNotificationsParamsPageSizeDefault)
})

export type ListNotificationsParams = zod.input<typeof ListNotificationsParams>;
export type ListNotificationsParamsOutput = zod.output<typeof ListNotificationsParams>;
