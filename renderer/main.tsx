// Before all others, so that the graphics process is at work while they are read.
import './table/scene/firstSurface.ts';
import './styles/index.css';
import { startApp } from './startApp.tsx';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no element with the id "app".');
await startApp(root);
