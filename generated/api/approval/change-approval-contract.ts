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
  Approval
} from '../model';

const schemas = () => import('./approval.schemas.ts');
import type {
  ApprovalConflict,
  ChangeApprovalContract,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeApprovalContractUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/contract`
}

/**
 * Один из договоров компании; неизвестный — 404, недействующий — 422 ContractUnavailable. Цены могут измениться. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
 * @summary Изменить договор при согласовании
 */
export const changeApprovalContract = async (id: string,
    changeApprovalContractBody: ChangeApprovalContract, options?: Parameters<typeof http>[1]): Promise<Approval> => {

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
return http<Approval>(getChangeApprovalContractUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeApprovalContractBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getChangeApprovalContractMutationKey = () => ['changeApprovalContract'] as const;

export const getChangeApprovalContractMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalContract>>, TError,ChangeApprovalContractMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeApprovalContract>>, TError,ChangeApprovalContractMutationVariables, TContext> => {

const mutationKey = getChangeApprovalContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeApprovalContract>>, ChangeApprovalContractMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeApprovalContract(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeApprovalContractMutationResult = NonNullable<Awaited<ReturnType<typeof changeApprovalContract>>>
    export type ChangeApprovalContractMutationBody = ChangeApprovalContract
    export type ChangeApprovalContractMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ChangeApprovalContractMutationVariables = {id: string;data: ChangeApprovalContract}

    /**
 * @summary Изменить договор при согласовании
 */
export const useChangeApprovalContract = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalContract>>, TError,ChangeApprovalContractMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeApprovalContract>>,
        TError,
        ChangeApprovalContractMutationVariables,
        TContext
      > => {
      return useMutation(getChangeApprovalContractMutationOptions(options), queryClient);
    }
