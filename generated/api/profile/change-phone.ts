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
  ProfileUser
} from '../model';

const schemas = () => import('./profile.schemas.ts');
import type {
  ChangePhone,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangePhoneUrl = () => {




  return `/api/v1/profile/phone`
}

/**
 * Телефон для связи, когда поставщик удостоверений его не даёт: на него приходят коды и SMS. Приглашения в компании по нему не видны. Если телефон даёт поставщик — 409 PhoneFromProvider. Не чаще пяти раз в час, иначе 429.
 * @summary Указать телефон
 */
export const changePhone = async (changePhoneBody: ChangePhone, options?: Parameters<typeof http>[1]): Promise<ProfileUser> => {

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
return http<ProfileUser>(getChangePhoneUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changePhoneBody),
    schema: async () => (await schemas()).ProfileUser
  }
);}





export const getChangePhoneMutationKey = () => ['changePhone'] as const;

export const getChangePhoneMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePhone>>, TError,ChangePhoneMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changePhone>>, TError,ChangePhoneMutationVariables, TContext> => {

const mutationKey = getChangePhoneMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePhone>>, ChangePhoneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePhone(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePhoneMutationResult = NonNullable<Awaited<ReturnType<typeof changePhone>>>
    export type ChangePhoneMutationBody = ChangePhone
    export type ChangePhoneMutationError = ErrorType<ErrorPayload>
    export type ChangePhoneMutationVariables = {data: ChangePhone}

    /**
 * @summary Указать телефон
 */
export const useChangePhone = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePhone>>, TError,ChangePhoneMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePhone>>,
        TError,
        ChangePhoneMutationVariables,
        TContext
      > => {
      return useMutation(getChangePhoneMutationOptions(options), queryClient);
    }
