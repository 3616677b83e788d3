export { Button } from './button/button.tsx';
export { Logo } from './logo/logo.tsx';
export { NotificationBox } from './notification/notification-box.tsx';
