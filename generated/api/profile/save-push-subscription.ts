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
  PushDevices
} from '../model';

const schemas = () => import('./profile.schemas.ts');
import type {
  ErrorPayload,
  PushSubscription
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getSavePushSubscriptionUrl = () => {




  return `/api/v1/profile/push`
}

/**
 * Хранит подписку браузера; та же подписка другого читателя переходит к этому. Не больше двадцати, самая старая уступает место. Адрес не у публичной службы по https или ключ не на кривой — 422 с reason PushRejected.
 * @summary Получать push-уведомления в этом браузере
 */
export const savePushSubscription = async (pushSubscription: PushSubscription, options?: Parameters<typeof http>[1]): Promise<PushDevices> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<PushDevices>(getSavePushSubscriptionUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(pushSubscription),
    schema: async () => (await schemas()).PushDevices
  }
);}





export const getSavePushSubscriptionMutationKey = () => ['savePushSubscription'] as const;

export const getSavePushSubscriptionMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePushSubscription>>, TError,SavePushSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof savePushSubscription>>, TError,SavePushSubscriptionMutationVariables, TContext> => {

const mutationKey = getSavePushSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePushSubscription>>, SavePushSubscriptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  savePushSubscription(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SavePushSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof savePushSubscription>>>
    export type SavePushSubscriptionMutationBody = PushSubscription
    export type SavePushSubscriptionMutationError = ErrorType<ErrorPayload>
    export type SavePushSubscriptionMutationVariables = {data: PushSubscription}

    /**
 * @summary Получать push-уведомления в этом браузере
 */
export const useSavePushSubscription = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePushSubscription>>, TError,SavePushSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePushSubscription>>,
        TError,
        SavePushSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getSavePushSubscriptionMutationOptions(options), queryClient);
    }
