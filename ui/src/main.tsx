import './kit/tokens.css';
import { render } from 'preact';

render(<p>Affinage</p>, document.getElementById('app')!);
