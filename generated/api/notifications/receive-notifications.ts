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
  NotificationsReceived
} from '../model';

const schemas = () => import('./notifications.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getReceiveNotificationsUrl = () => {




  return `/api/v1/notifications/received`
}

/**
 * Отмечает всё, что пришло к этому времени. Повтор ничего не меняет.
 * @summary Отметить все прочитанными
 */
export const receiveNotifications = async ( options?: Parameters<typeof http>[1]): Promise<NotificationsReceived> => {

  return http<NotificationsReceived>(getReceiveNotificationsUrl(),
  {
    ...options,
    method: 'PUT'

    ,
    schema: async () => (await schemas()).NotificationsReceived
  }
);}





export const getReceiveNotificationsMutationKey = () => ['receiveNotifications'] as const;

export const getReceiveNotificationsMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveNotifications>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof receiveNotifications>>, TError,void, TContext> => {

const mutationKey = getReceiveNotificationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receiveNotifications>>, void> = () => {


          return  receiveNotifications(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReceiveNotificationsMutationResult = NonNullable<Awaited<ReturnType<typeof receiveNotifications>>>

    export type ReceiveNotificationsMutationError = ErrorType<ErrorPayload>


    /**
 * @summary Отметить все прочитанными
 */
export const useReceiveNotifications = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveNotifications>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receiveNotifications>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getReceiveNotificationsMutationOptions(options), queryClient);
    }
