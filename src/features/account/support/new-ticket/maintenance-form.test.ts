import { describe, expect, it } from 'vitest';
import { emptyMaintenance, maintenanceRequest, maintenanceRules } from './maintenance-form.ts';

const filled = { ...emptyMaintenance, equipment: ' Автоклав ', comment: ' Не греет ' };

describe('maintenance form', () => {
  it('maintenance form: sends no blank fields', () => {
    expect(maintenanceRequest(filled, undefined)).toEqual({
      equipment: 'Автоклав',
      comment: 'Не греет',
    });
  });

  it('maintenance form: sends the phone without spaces and names the order', () => {
    const values = { ...filled, phone: '+7 916 123 45 67', serialNumber: ' SN-1 ' };
    expect(maintenanceRequest(values, '7')).toEqual({
      equipment: 'Автоклав',
      comment: 'Не греет',
      serialNumber: 'SN-1',
      phone: '+79161234567',
      orderID: '7',
    });
  });

  it('maintenance form: requires equipment and comment, and no phone', () => {
    expect(maintenanceRules(300).equipment('  ')).toBe('Поле обязательно для заполнения');
    expect(maintenanceRules(300).comment('')).toBe('Поле обязательно для заполнения');
    expect(maintenanceRules(300).phone('')).toBeNull();
    expect(maintenanceRules(300).phone('12')).toBe('Неверный формат номера телефона');
    // Only the phone for EDO is normalized.
    expect(maintenanceRules(300).phone('89161234567')).toBe('Неверный формат номера телефона');
  });
});

it('maintenanceRules: the length of the comment is that of the settings', () => {
  expect(maintenanceRules(12).comment('а'.repeat(12))).toBeNull();
  expect(maintenanceRules(12).comment('а'.repeat(13))).toBe('Максимальная длина поля: 12 символов');
});
