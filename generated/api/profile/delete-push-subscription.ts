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
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getDeletePushSubscriptionUrl = (id: string,) => {




  return `/api/v1/profile/push/devices/${encodeURIComponent(String(id))}`
}

/**
 * Удаляет подписку одного браузера читателя. Чужая или неизвестная — 404.
 * @summary Не присылать push-уведомления на устройство
 */
export const deletePushSubscription = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeletePushSubscriptionUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeletePushSubscriptionMutationKey = () => ['deletePushSubscription'] as const;

export const getDeletePushSubscriptionMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePushSubscription>>, TError,DeletePushSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePushSubscription>>, TError,DeletePushSubscriptionMutationVariables, TContext> => {

const mutationKey = getDeletePushSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePushSubscription>>, DeletePushSubscriptionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deletePushSubscription(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePushSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof deletePushSubscription>>>

    export type DeletePushSubscriptionMutationError = ErrorType<ErrorPayload>
    export type DeletePushSubscriptionMutationVariables = {id: string}

    /**
 * @summary Не присылать push-уведомления на устройство
 */
export const useDeletePushSubscription = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePushSubscription>>, TError,DeletePushSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePushSubscription>>,
        TError,
        DeletePushSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePushSubscriptionMutationOptions(options), queryClient);
    }
