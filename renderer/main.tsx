import './styles/index.css';
import { startApp } from './startApp.tsx';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no element with the id "app".');
await startApp(root);
