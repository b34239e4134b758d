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
  Approvers
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ChangeApprovers,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeApproversUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/approvers`
}

/**
 * Заменяет согласующих и правило целиком. Последнего согласующего убрать нельзя, пока правило требует согласования, — 409 LastApprover; другие успели изменить — 409 ApproversChanged. Неизвестный сотрудник — 404, приглашённый или заблокированный — 422 EmployeeNotActive, правило без согласующих — 422 ApproverRequired. Нужно право ManageApprovers, иначе 403.
 * @summary Назначить согласующих
 */
export const changeApprovers = async (id: string,
    changeApproversBody: ChangeApprovers, options?: Parameters<typeof http>[1]): Promise<Approvers> => {

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
return http<Approvers>(getChangeApproversUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeApproversBody),
    schema: async () => (await schemas()).Approvers
  }
);}





export const getChangeApproversMutationKey = () => ['changeApprovers'] as const;

export const getChangeApproversMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovers>>, TError,ChangeApproversMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeApprovers>>, TError,ChangeApproversMutationVariables, TContext> => {

const mutationKey = getChangeApproversMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeApprovers>>, ChangeApproversMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeApprovers(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeApproversMutationResult = NonNullable<Awaited<ReturnType<typeof changeApprovers>>>
    export type ChangeApproversMutationBody = ChangeApprovers
    export type ChangeApproversMutationError = ErrorType<ErrorPayload>
    export type ChangeApproversMutationVariables = {id: string;data: ChangeApprovers}

    /**
 * @summary Назначить согласующих
 */
export const useChangeApprovers = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovers>>, TError,ChangeApproversMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeApprovers>>,
        TError,
        ChangeApproversMutationVariables,
        TContext
      > => {
      return useMutation(getChangeApproversMutationOptions(options), queryClient);
    }
