import type { SecondParameter } from '../helpers.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  UserNotification
} from '../model';

const schemas = () => import('./notifications.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getReceiveNotificationUrl = (id: string,) => {




  return `/api/v1/notifications/received/${encodeURIComponent(String(id))}`
}

/**
 * Отмечает одно уведомление. Повтор ничего не меняет: время прочтения остаётся первым. Чужое или неизвестное — 404.
 * @summary Отметить уведомление прочитанным
 */
export const receiveNotification = async (id: string, options?: Parameters<typeof http>[1]): Promise<UserNotification> => {

  return http<UserNotification>(getReceiveNotificationUrl(id),
  {
    ...options,
    method: 'PUT'

    ,
    schema: async () => (await schemas()).UserNotification
  }
);}





export const getReceiveNotificationMutationKey = () => ['receiveNotification'] as const;

export const getReceiveNotificationMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveNotification>>, TError,ReceiveNotificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof receiveNotification>>, TError,ReceiveNotificationMutationVariables, TContext> => {

const mutationKey = getReceiveNotificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receiveNotification>>, ReceiveNotificationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  receiveNotification(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReceiveNotificationMutationResult = NonNullable<Awaited<ReturnType<typeof receiveNotification>>>

    export type ReceiveNotificationMutationError = ErrorType<ErrorPayload>
    export type ReceiveNotificationMutationVariables = {id: string}

    /**
 * @summary Отметить уведомление прочитанным
 */
export const useReceiveNotification = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveNotification>>, TError,ReceiveNotificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receiveNotification>>,
        TError,
        ReceiveNotificationMutationVariables,
        TContext
      > => {
      return useMutation(getReceiveNotificationMutationOptions(options), queryClient);
    }
