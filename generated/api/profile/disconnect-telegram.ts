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


export const getDisconnectTelegramUrl = () => {




  return `/api/v1/profile/telegram`
}

/**
 * Бот больше не пишет, и неиспользованная ссылка не действует; если чата не было, ничего не меняется.
 * @summary Отключить Telegram
 */
export const disconnectTelegram = async ( options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDisconnectTelegramUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDisconnectTelegramMutationKey = () => ['disconnectTelegram'] as const;

export const getDisconnectTelegramMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disconnectTelegram>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof disconnectTelegram>>, TError,void, TContext> => {

const mutationKey = getDisconnectTelegramMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disconnectTelegram>>, void> = () => {


          return  disconnectTelegram(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisconnectTelegramMutationResult = NonNullable<Awaited<ReturnType<typeof disconnectTelegram>>>

    export type DisconnectTelegramMutationError = ErrorType<ErrorPayload>


    /**
 * @summary Отключить Telegram
 */
export const useDisconnectTelegram = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disconnectTelegram>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disconnectTelegram>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDisconnectTelegramMutationOptions(options), queryClient);
    }
